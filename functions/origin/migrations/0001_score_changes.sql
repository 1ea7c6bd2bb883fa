CREATE TABLE `score_changes` (
	`sn` text NOT NULL,
	`given_hash` text NOT NULL,
	`nth` integer NOT NULL,
	`result` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`sn`, `given_hash`),
	FOREIGN KEY (`sn`) REFERENCES `orders`(`sn`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `score_changes_in_order` ON `score_changes` (`sn`,`nth`);