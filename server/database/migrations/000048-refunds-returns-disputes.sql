-- What refunds are for, by line; withdrawals as staff works them off; disputes with their deadline and evidence.

-- Units that are not sent any more, because they were given back before.
alter table order_lines
  add column cancelled_quantity integer not null default 0,
  add constraint order_lines_cancelled check (cancelled_quantity between 0 and quantity);

alter table refunds
  -- Of the list of reasons; empty: none was chosen, or nobody of the shop asked for the refund.
  add column reason_kind text not null default '',
  -- What of it gives back delivery and payment fee.
  add column delivery_minor bigint not null default 0 check (delivery_minor between 0 and amount_minor),
  -- Withdrawals that it answers.
  add column return_id uuid references returns on delete set null;
create index refunds_return on refunds (return_id) where return_id is not null;

create table refund_lines (
  refund_id uuid not null references refunds on delete cascade,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  -- What these units had cost, discounts taken off.
  amount_minor bigint not null check (amount_minor >= 0),
  is_restocked boolean not null,
  primary key (refund_id, position),
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
create index refund_lines_order on refund_lines (order_id, position);

-- Gross and VAT of a refund by rate; over all refunds of an order they add up to its own.
create table refund_vat_amounts (
  refund_id uuid not null references refunds on delete cascade,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  gross_minor bigint not null,
  vat_minor bigint not null,
  primary key (refund_id, vat_basis_points)
);

-- refused: closed without money, with a reason.
alter table returns drop constraint returns_status_check;
update returns set status = 'refused' where status = 'closed';
alter table returns
  add constraint returns_status_check check (status in ('announced', 'received', 'refunded', 'refused')),
  -- By which way the notice came: `form`, or what staff noted.
  add column channel text not null default 'form' check (channel in ('form', 'phone', 'letter', 'email', 'counter')),
  -- When the shopper proved that the goods are on their way: from then on the money no longer waits for them.
  add column proof_of_sending_at timestamptz,
  add column received_at timestamptz,
  add column closed_at timestamptz,
  add column refusal_reason text not null default '';
create index returns_status on returns (status, number);

-- What came back of a withdrawal, as it was when it was unpacked.
create table return_receipts (
  id bigint generated always as identity primary key,
  return_id uuid not null references returns on delete cascade,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  condition text not null,
  is_restocked boolean not null,
  received_at timestamptz not null,
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
create index return_receipts_return on return_receipts (return_id);
create index return_receipts_order on return_receipts (order_id, position);

-- What was asked for before it could be asked for by line.
update order_actions set input = input
  || '{"lines": [], "isWithDelivery": false, "isOwnAmount": true, "reasonKind": "", "returnId": null}'
where kind = 'refund' and status in ('waiting', 'running');
update order_actions set input = input || jsonb_build_object(
  'refundId', gen_random_uuid(), 'because', '', 'words', '', 'isRestocked', true)
where kind = 'cancel' and status in ('waiting', 'running');

-- Payments that are contested at the bank, as the provider told of them last.
create table disputes (
  -- The provider's.
  id text primary key,
  order_id uuid not null references orders on delete cascade,
  amount_minor bigint not null,
  currency text not null,
  -- The bank's, as Stripe names it.
  reason text not null,
  -- Stripe's.
  status text not null,
  -- Until when evidence is taken; null: none is.
  due_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  -- As staff edited it; empty: not yet.
  evidence text not null default '',
  -- Asked for by staff; the outbox hands it in.
  evidence_requested_at timestamptz,
  evidence_submitted_at timestamptz,
  -- Why the provider took none.
  evidence_failure text not null default ''
);
create index disputes_order on disputes (order_id);
create index disputes_open on disputes (due_at) where status not in ('won', 'lost', 'warning_closed');
-- Those that are known from their orders' events; the provider's next report says the rest.
insert into disputes (id, order_id, amount_minor, currency, reason, status, opened_at, updated_at)
select e.data->>'disputeId', e.order_id, (e.data->>'amountMinor')::bigint, o.currency, coalesce(e.data->>'reason', ''),
  coalesce((select case c.data->>'outcome' when 'won' then 'won' when 'lost' then 'lost' else 'warning_closed' end
    from order_events c where c.order_id = e.order_id and c.type = 'DisputeClosed'
      and c.data->>'disputeId' = e.data->>'disputeId' limit 1), 'needs_response'),
  e.at, e.at
from order_events e join orders o on o.id = e.order_id where e.type = 'DisputeOpened'
on conflict do nothing;
