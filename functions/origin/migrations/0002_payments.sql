CREATE TABLE `desk_items` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`sn` text NOT NULL,
	`state` text NOT NULL,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	`done_at` text,
	PRIMARY KEY(`kind`, `ref`)
);
--> statement-breakpoint
CREATE INDEX `desk_items_open` ON `desk_items` (`state`,`created_at`);--> statement-breakpoint
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
	`state` text NOT NULL,
	`idem` text NOT NULL,
	`request_hash` text NOT NULL,
	`request` text NOT NULL,
	`action` text,
	`transaction_id` text,
	`paid_amount` integer,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`paid_at` text,
	`asked_at` text,
	`next_ask_at` text,
	`asked` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_once` ON `payments` (`sn`,`idem`);--> statement-breakpoint
CREATE INDEX `payments_of_order` ON `payments` (`sn`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_to_ask` ON `payments` (`state`,`next_ask_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`sn` text NOT NULL,
	`part` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`sn`, `part`)
);
