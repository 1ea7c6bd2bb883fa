CREATE TABLE `duet_rounds` (
	`sn` text NOT NULL,
	`side` text NOT NULL,
	`nth` integer NOT NULL,
	`left` integer NOT NULL,
	`right` integer NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`sn`, `side`, `nth`)
);
--> statement-breakpoint
CREATE TABLE `duets` (
	`sn` text PRIMARY KEY NOT NULL,
	`names` text NOT NULL,
	`partner_id` text,
	`created_at` text NOT NULL,
	`finished_at` text
);
--> statement-breakpoint
CREATE TABLE `polls` (
	`sn` text PRIMARY KEY NOT NULL,
	`names` text NOT NULL,
	`created_at` text NOT NULL,
	`closed_at` text
);
--> statement-breakpoint
CREATE TABLE `votes` (
	`sn` text NOT NULL,
	`voter_hash` text NOT NULL,
	`place` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`sn`, `voter_hash`)
);
--> statement-breakpoint
CREATE INDEX `votes_of_order` ON `votes` (`sn`);--> statement-breakpoint
DROP INDEX `shares_one_open`;--> statement-breakpoint
ALTER TABLE `shares` ADD `role` text DEFAULT 'reader' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `shares_one_open` ON `shares` (`sn`,`role`) WHERE ended_at is null;