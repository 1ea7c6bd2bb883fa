CREATE TABLE `lookups` (
	`visitor_id` text NOT NULL,
	`sn` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`visitor_id`, `sn`)
);
--> statement-breakpoint
CREATE TABLE `sms_codes` (
	`mobile_hash` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sms_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tries` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tries_over` ON `tries` (`until`);