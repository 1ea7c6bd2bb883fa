CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`sn` text NOT NULL,
	`visitor_id` text NOT NULL,
	`topic` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`reply` text,
	`created_at` text NOT NULL,
	`checked_at` text
);
--> statement-breakpoint
CREATE INDEX `comments_shown` ON `comments` (`state`,`topic`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_of_order` ON `comments` (`sn`);--> statement-breakpoint
CREATE TABLE `manual_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`sn` text NOT NULL,
	`who` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `manual_entries_of_job` ON `manual_entries` (`sn`,`created_at`);--> statement-breakpoint
CREATE TABLE `manual_jobs` (
	`sn` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`stage` text NOT NULL,
	`brief` text,
	`brief_state` text NOT NULL,
	`saved_at` text,
	`due_at` text,
	`revisions_left` integer NOT NULL,
	`started_at` text,
	`drafted_at` text,
	`finished_at` text,
	`late_told_at` text
);
--> statement-breakpoint
CREATE INDEX `manual_jobs_due` ON `manual_jobs` (`stage`,`due_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `reference` text;