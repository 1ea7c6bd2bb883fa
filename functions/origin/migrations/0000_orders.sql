CREATE TABLE `likes` (
	`sn` text NOT NULL,
	`name_hash` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`sn`, `name_hash`),
	FOREIGN KEY (`sn`) REFERENCES `orders`(`sn`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`sn` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`visitor_id` text NOT NULL,
	`idem` text NOT NULL,
	`request_hash` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`brief` text,
	`result` text,
	`engine` text NOT NULL,
	`created_at` text NOT NULL,
	`paid_at` text,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_once` ON `orders` (`visitor_id`,`idem`,`request_hash`);--> statement-breakpoint
CREATE INDEX `orders_of_visitor` ON `orders` (`visitor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_to_expire` ON `orders` (`status`,`expires_at`);