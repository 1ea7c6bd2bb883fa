ALTER TABLE `expert_jobs` ADD `tell` text;--> statement-breakpoint
ALTER TABLE `expert_jobs` ADD `told_of` text;