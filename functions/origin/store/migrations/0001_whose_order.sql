CREATE TABLE `sms_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`sn` text NOT NULL,
	`nth` integer NOT NULL,
	`key_id` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_nth` ON `recovery_codes` (`sn`,`nth`);--> statement-breakpoint
CREATE TABLE `shares` (
	`key` text PRIMARY KEY NOT NULL,
	`sn` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_one_open` ON `shares` (`sn`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `shares_of_order` ON `shares` (`sn`);--> statement-breakpoint
ALTER TABLE `orders` ADD `seen_at` text;--> statement-breakpoint
CREATE INDEX `orders_to_shrink` ON `orders` (`seen_at`) WHERE result is not null and status in ('created', 'closed');--> statement-breakpoint
ALTER TABLE `lookups` ADD `role` text DEFAULT 'reader' NOT NULL;--> statement-breakpoint
CREATE INDEX `lookups_of_order` ON `lookups` (`sn`);--> statement-breakpoint
CREATE INDEX `lookups_by_age` ON `lookups` (`created_at`);--> statement-breakpoint
CREATE INDEX `sms_codes_over` ON `sms_codes` (`expires_at`);