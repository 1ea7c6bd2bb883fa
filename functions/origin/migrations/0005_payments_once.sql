ALTER TABLE `orders` ADD `paid_by` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `heard_at` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payments` (`sn`) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_transaction` ON `payments` (`transaction_id`) WHERE transaction_id is not null;