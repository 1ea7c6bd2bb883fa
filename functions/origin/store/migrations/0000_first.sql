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
CREATE UNIQUE INDEX `comments_once` ON `comments` (`sn`) WHERE topic = 'comment';--> statement-breakpoint
CREATE TABLE `desk_items` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`sn` text NOT NULL,
	`state` text NOT NULL,
	`note` text NOT NULL,
	`quote` integer,
	`created_at` text NOT NULL,
	`done_at` text,
	PRIMARY KEY(`kind`, `ref`)
);
--> statement-breakpoint
CREATE INDEX `desk_items_open` ON `desk_items` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `desk_log` (
	`nth` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`verb` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `desk_log_of_subject` ON `desk_log` (`subject`);--> statement-breakpoint
CREATE TABLE `expert_drafts` (
	`sn` text NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	`saved_by` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`sn`, `version`)
);
--> statement-breakpoint
CREATE TABLE `expert_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`sn` text NOT NULL,
	`who` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `expert_entries_of_job` ON `expert_entries` (`sn`,`created_at`);--> statement-breakpoint
CREATE TABLE `expert_jobs` (
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
	`late_told_at` text,
	`worker` text,
	`worker_since` text,
	`delivered_version` integer
);
--> statement-breakpoint
CREATE INDEX `expert_jobs_due` ON `expert_jobs` (`stage`,`due_at`);--> statement-breakpoint
CREATE TABLE `grants` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`expires_at` integer NOT NULL,
	`busy_until` integer NOT NULL,
	`fault` text
);
--> statement-breakpoint
CREATE INDEX `grants_over` ON `grants` (`expires_at`);--> statement-breakpoint
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
	`product` text NOT NULL,
	`offer` text NOT NULL,
	`status` text NOT NULL,
	`visitor_id` text NOT NULL,
	`idem` text NOT NULL,
	`request_hash` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`price_version` integer DEFAULT 0 NOT NULL,
	`brief` text,
	`result` text,
	`engine` text NOT NULL,
	`created_at` text NOT NULL,
	`paid_at` text,
	`paid_by` text,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_once` ON `orders` (`visitor_id`,`idem`,`request_hash`);--> statement-breakpoint
CREATE INDEX `orders_of_visitor` ON `orders` (`visitor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_to_expire` ON `orders` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`sn` text NOT NULL,
	`part` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`sn`, `part`)
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `score_changes_in_order` ON `score_changes` (`sn`,`nth`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` text NOT NULL,
	`created_at` text NOT NULL,
	`done_at` text,
	PRIMARY KEY(`kind`, `ref`)
);
--> statement-breakpoint
CREATE INDEX `outbox_to_do` ON `outbox` (`state`,`next_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`out_trade_no` text NOT NULL,
	`via` text NOT NULL,
	`raw` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_events_of_payment` ON `payment_events` (`out_trade_no`);--> statement-breakpoint
CREATE TABLE `payments` (
	`out_trade_no` text PRIMARY KEY NOT NULL,
	`sn` text NOT NULL,
	`visitor_id` text NOT NULL,
	`channel` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`price_version` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`idem` text NOT NULL,
	`request_hash` text NOT NULL,
	`request` text NOT NULL,
	`action` text,
	`reference` text,
	`transaction_id` text,
	`paid_amount` integer,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`paid_at` text,
	`asked_at` text,
	`heard_at` text,
	`next_ask_at` text,
	`asked` integer DEFAULT 0 NOT NULL,
	`refunded_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_once` ON `payments` (`sn`,`idem`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payments` (`sn`) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_transaction` ON `payments` (`transaction_id`) WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX `payments_of_order` ON `payments` (`sn`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_to_ask` ON `payments` (`state`,`next_ask_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`refund_no` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`sn` text NOT NULL,
	`amount` integer NOT NULL,
	`idem` text,
	`created_at` text NOT NULL,
	`done_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_once` ON `refunds` (`idem`) WHERE idem is not null;--> statement-breakpoint
CREATE INDEX `refunds_of_payment` ON `refunds` (`out_trade_no`);--> statement-breakpoint
CREATE INDEX `refunds_of_order` ON `refunds` (`sn`);--> statement-breakpoint
CREATE INDEX `refunds_done` ON `refunds` (`done_at`);--> statement-breakpoint
CREATE TABLE `settings_versions` (
	`kind` text NOT NULL,
	`nth` integer NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`kind`, `nth`)
);
--> statement-breakpoint
CREATE TABLE `lookups` (
	`visitor_id` text NOT NULL,
	`sn` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`visitor_id`, `sn`)
);
--> statement-breakpoint
CREATE TABLE `mobiles` (
	`sn` text PRIMARY KEY NOT NULL,
	`mobile_hash` text NOT NULL,
	`masked` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mobiles_by_hash` ON `mobiles` (`mobile_hash`);--> statement-breakpoint
CREATE TABLE `openids` (
	`visitor_id` text NOT NULL,
	`app_id` text NOT NULL,
	`openid` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`visitor_id`, `app_id`)
);
--> statement-breakpoint
CREATE TABLE `tries` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tries_over` ON `tries` (`until`);--> statement-breakpoint
CREATE TRIGGER `desk_log_keeps_lines` BEFORE UPDATE ON `desk_log` BEGIN SELECT RAISE(ABORT, 'desk_log is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `desk_log_drops_none` BEFORE DELETE ON `desk_log` BEGIN SELECT RAISE(ABORT, 'desk_log is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `desk_log_replaces_none` BEFORE INSERT ON `desk_log` WHEN EXISTS (SELECT 1 FROM `desk_log` WHERE `nth` = NEW.`nth`) BEGIN SELECT RAISE(ABORT, 'desk_log is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `settings_versions_keep` BEFORE UPDATE ON `settings_versions` BEGIN SELECT RAISE(ABORT, 'settings_versions is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `settings_versions_drop_none` BEFORE DELETE ON `settings_versions` BEGIN SELECT RAISE(ABORT, 'settings_versions is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `settings_versions_replace_none` BEFORE INSERT ON `settings_versions` WHEN EXISTS (SELECT 1 FROM `settings_versions` WHERE `kind` = NEW.`kind` AND `nth` = NEW.`nth`) BEGIN SELECT RAISE(ABORT, 'settings_versions is only added to'); END;
