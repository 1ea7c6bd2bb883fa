ALTER TABLE `desk_items` ADD `question` text;--> statement-breakpoint
ALTER TABLE `desk_items` ADD `question_at` text;