ALTER TABLE `desk_items` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `desk_items` ADD `answered_at` text;