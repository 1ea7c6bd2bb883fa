CREATE TABLE `resealed` (
	`column` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`after` integer NOT NULL,
	`done_at` text
);
