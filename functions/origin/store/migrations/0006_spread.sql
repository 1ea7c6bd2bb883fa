CREATE TABLE `bucket_maps` (
	`version` integer PRIMARY KEY NOT NULL,
	`runs` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `held_buckets` (
	`bucket` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bucket_moves` (
	`bucket` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`target` text NOT NULL,
	`state` text NOT NULL,
	`after` text DEFAULT '' NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bucket_moves_open` ON `bucket_moves` (`state`,`since`);--> statement-breakpoint
CREATE TABLE `touched_orders` (
	`sn` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX `desk_items_of_order` ON `desk_items` (`sn`);--> statement-breakpoint
CREATE INDEX `desk_log_by_time` ON `desk_log` (`at`);