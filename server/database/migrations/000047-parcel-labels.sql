-- Labels that carriers make for parcels. A row is committed before the carrier is asked: whatever becomes of the process,
-- the next one knows that there may be a shipment, and looks for it before it asks again.
create table parcel_labels (
  -- Of the parcel as well, which is recorded when its label is there.
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Of whoever asked for it last: one that an earlier request left open is carried on with.
  request_id uuid not null,
  carrier text not null,
  size text not null,
  weight_grams integer not null check (weight_grams > 0),
  -- What the carrier's own pages show it by.
  reference text not null,
  -- asked: what the carrier answered is not known yet; ordered: it has the shipment, and its label is awaited; made: here
  -- is the label; unknown: nobody but the carrier's own pages can say whether there is one; refused, cancelled, and
  -- given_up (somebody looked, and there was none): there is none.
  state text not null check (state in ('asked', 'ordered', 'made', 'unknown', 'refused', 'cancelled', 'given_up')),
  -- The carrier's.
  shipment_id text,
  tracking_number text,
  -- A PDF.
  document bytea,
  -- Why there is none, by its kind, and in the carrier's own words.
  problem text,
  detail text not null default '',
  -- Until then somebody else is asking the carrier about it.
  busy_until timestamptz,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  constraint parcel_labels_ordered check (state <> 'ordered' or shipment_id is not null),
  constraint parcel_labels_made
    check (state <> 'made' or (shipment_id is not null and tracking_number is not null and document is not null))
);
create index parcel_labels_order on parcel_labels (order_id, asked_at);
-- Of two who press at once one asks the carrier.
create unique index parcel_labels_open on parcel_labels (order_id, carrier) where state in ('asked', 'ordered', 'unknown');

-- A parcel whose label was given back before the carrier had it: its contents are to be sent again, and its number is not
-- given to another.
alter table parcels add column cancelled_at timestamptz;

-- What the stand-ins for carriers know of shipments.
create table sandbox.shipments (
  id bigint generated always as identity (start with 520000001) primary key,
  carrier text not null check (carrier in ('inpost', 'dhl')),
  -- The caller's own key.
  reference text not null,
  -- How often it was asked about since its last step: carriers work for a while.
  asked integer not null default 0,
  status text not null,
  tracking_number text,
  body jsonb not null,
  created_at timestamptz not null
);
create index shipments_reference on sandbox.shipments (carrier, reference);
