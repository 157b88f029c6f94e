-- What has been sent of an order, parcel by parcel, and what came back of it. The order's events tell the same; these are
-- there to be shown and searched.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  number smallint not null check (number > 0),
  carrier text not null,
  -- Empty when the carrier gave none.
  tracking_number text not null default '',
  sent_at timestamptz not null,
  delivered_at timestamptz,
  unique (order_id, number),
  unique (order_id, id)
);

create table parcel_lines (
  parcel_id uuid not null,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  returned_quantity integer not null default 0,
  primary key (parcel_id, position),
  constraint parcel_lines_returned_within_sent check (returned_quantity between 0 and quantity),
  foreign key (order_id, parcel_id) references parcels (order_id, id) on delete cascade,
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
create index parcel_lines_order on parcel_lines (order_id, position);

-- Goods that came back onto the shelf.
alter table stock_movements drop constraint stock_movements_kind_check,
  add constraint stock_movements_kind_check
    check (kind in ('received', 'reserved', 'released', 'sold', 'written_off', 'returned'));

-- A payment that somebody saw elsewhere, on the shop's bank account. Its `intent_id` begins with manual_ and is unknown
-- to the provider; `reference` is what the bank statement says.
alter table payment_attempts add column reference text not null default '',
  drop constraint payment_attempts_method_check,
  add constraint payment_attempts_method_check check (method in ('card', 'blik', 'p24', 'ideal', 'sepa_debit', 'manual'));

-- Events from before there were parcels. The last parcel of an order took all that was ordered with it; what was in an
-- earlier one was never written down.
insert into parcels (id, order_id, number, carrier, tracking_number, sent_at)
select gen_random_uuid(), order_id, row_number() over (partition by order_id order by id), data->>'carrier',
  data->>'trackingNumber', at
from order_events where type = 'ParcelSent';

with sent as (
  select id, order_id, data, row_number() over (partition by order_id order by id) as number
  from order_events where type = 'ParcelSent'
)
update order_events e set data = sent.data || jsonb_build_object('parcelId', p.id, 'lines',
  case when (sent.data->>'isLast')::boolean
    then (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
      from order_lines l where l.order_id = e.order_id)
    else '[]'::jsonb end)
from sent join parcels p on p.order_id = sent.order_id and p.number = sent.number
where e.id = sent.id;

insert into parcel_lines (parcel_id, order_id, position, quantity)
select p.id, p.order_id, l.position, l.quantity
from order_events e
join parcels p on p.id = (e.data->>'parcelId')::uuid
join order_lines l on l.order_id = p.order_id
where e.type = 'ParcelSent' and (e.data->>'isLast')::boolean;

update parcels p set delivered_at = e.at
from order_events e where e.order_id = p.order_id and e.type = 'OrderDelivered';
insert into order_events (order_id, type, data, cause, at)
select e.order_id, 'ParcelDelivered', jsonb_build_object('parcelId', p.id), e.cause, e.at
from order_events e join parcels p on p.order_id = e.order_id
where e.type = 'OrderDelivered' order by e.id, p.number;

-- Nobody counted those goods back in, so they are not counted in now.
update parcel_lines l set returned_quantity = l.quantity
from order_events e where e.order_id = l.order_id and e.type = 'OrderReturned';
insert into order_events (order_id, type, data, cause, at)
select e.order_id, 'ParcelReturned', jsonb_build_object('parcelId', l.parcel_id, 'isRestocked', false, 'lines',
  jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity) order by l.position)), e.cause, e.at
from order_events e join parcel_lines l on l.order_id = e.order_id
where e.type = 'OrderReturned' group by e.id, l.parcel_id order by e.id;

delete from order_events where type in ('OrderDelivered', 'OrderReturned');

update outbox o set payload = o.payload || jsonb_build_object('parcelId', p.id)
from parcels p
where o.kind = 'order-sent' and o.payload->>'orderId' = p.order_id::text
  and o.payload->>'trackingNumber' = p.tracking_number;
