CREATE TABLE `settings_versions` (
	`kind` text NOT NULL,
	`nth` integer NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`kind`, `nth`)
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `price_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `price_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `settings_versions_keep` BEFORE UPDATE ON `settings_versions` BEGIN SELECT RAISE(ABORT, 'settings_versions is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `settings_versions_drop_none` BEFORE DELETE ON `settings_versions` BEGIN SELECT RAISE(ABORT, 'settings_versions is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `settings_versions_replace_none` BEFORE INSERT ON `settings_versions` WHEN EXISTS (SELECT 1 FROM `settings_versions` WHERE `kind` = NEW.`kind` AND `nth` = NEW.`nth`) BEGIN SELECT RAISE(ABORT, 'settings_versions is only added to'); END;
