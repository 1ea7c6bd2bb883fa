CREATE TABLE `manual_drafts` (
	`sn` text NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	`saved_by` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`sn`, `version`)
);
--> statement-breakpoint
ALTER TABLE `manual_jobs` ADD `worker` text;--> statement-breakpoint
ALTER TABLE `manual_jobs` ADD `worker_since` text;--> statement-breakpoint
ALTER TABLE `manual_jobs` ADD `delivered_version` integer;