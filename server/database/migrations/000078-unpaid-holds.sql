-- Orders that hold goods until somebody pays later: by transfer, on delivery, or as a developer's own method has it. The row
-- goes when the order is paid, sent or cancelled.
create table unpaid_holds (
  order_id uuid primary key references orders on delete cascade,
  -- Hashes, as limits have them: whose mailbox, and which network ordered; null for a network that many share.
  mailbox bytea not null,
  network bytea,
  -- In the link of the order's e-mail; when it was opened the address was right, and the goods are held for the full time.
  mail_key text not null,
  confirmed_at timestamptz,
  held_at timestamptz not null
);
create index unpaid_holds_mailbox on unpaid_holds (mailbox);
create index unpaid_holds_network on unpaid_holds (network) where network is not null;
