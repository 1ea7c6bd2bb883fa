CREATE TABLE `beats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comments_counted` ON `comments` (`topic`,`state`,`stars`);--> statement-breakpoint
CREATE INDEX `expert_jobs_by_due` ON `expert_jobs` (`due_at`);--> statement-breakpoint
CREATE INDEX `sms_requests_by_age` ON `sms_requests` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_age` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `payment_events_to_forget` ON `payment_events` (`created_at`) WHERE raw <> '';--> statement-breakpoint
CREATE INDEX `payments_by_paid` ON `payments` (`state`,`paid_at`);--> statement-breakpoint
CREATE INDEX `payments_to_forget` ON `payments` (`created_at`) WHERE request <> '';--> statement-breakpoint
CREATE INDEX `openids_by_age` ON `openids` (`created_at`);