CREATE TABLE `grants` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`expires_at` integer NOT NULL,
	`busy_until` integer NOT NULL,
	`fault` text
);
--> statement-breakpoint
CREATE INDEX `grants_over` ON `grants` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `comments_once` ON `comments` (`sn`) WHERE topic = 'comment';