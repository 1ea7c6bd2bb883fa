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
CREATE TRIGGER `desk_log_keeps_lines` BEFORE UPDATE ON `desk_log` BEGIN SELECT RAISE(ABORT, 'desk_log is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `desk_log_drops_none` BEFORE DELETE ON `desk_log` BEGIN SELECT RAISE(ABORT, 'desk_log is only added to'); END;--> statement-breakpoint
CREATE TRIGGER `desk_log_replaces_none` BEFORE INSERT ON `desk_log` WHEN EXISTS (SELECT 1 FROM `desk_log` WHERE `nth` = NEW.`nth`) BEGIN SELECT RAISE(ABORT, 'desk_log is only added to'); END;
