CREATE TABLE `refunds` (
	`refund_no` text PRIMARY KEY NOT NULL,
	`out_trade_no` text NOT NULL,
	`sn` text NOT NULL,
	`amount` integer NOT NULL,
	`idem` text,
	`created_at` text NOT NULL,
	`done_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_once` ON `refunds` (`idem`) WHERE idem is not null;--> statement-breakpoint
CREATE INDEX `refunds_of_payment` ON `refunds` (`out_trade_no`);--> statement-breakpoint
CREATE INDEX `refunds_of_order` ON `refunds` (`sn`);--> statement-breakpoint
CREATE INDEX `refunds_done` ON `refunds` (`done_at`);--> statement-breakpoint
ALTER TABLE `desk_items` ADD `quote` integer;
--> statement-breakpoint
INSERT INTO `refunds` (`refund_no`, `out_trade_no`, `sn`, `amount`, `created_at`, `done_at`)
SELECT p.out_trade_no || 'R', p.out_trade_no, p.sn, coalesce(p.paid_amount, p.amount), coalesce(b.created_at, p.refunded_at), p.refunded_at
FROM `payments` p LEFT JOIN `outbox` b ON b.kind = 'refund' AND b.ref = p.out_trade_no
WHERE p.refunded_at IS NOT NULL OR b.ref IS NOT NULL;
--> statement-breakpoint
UPDATE `outbox` SET `ref` = `ref` || 'R' WHERE `kind` = 'refund';
--> statement-breakpoint
UPDATE `desk_items` SET `state` = 'done' WHERE `kind` = 'refund' AND `ref` <> `sn`;
