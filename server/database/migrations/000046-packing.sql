-- Who packs which order, and what of it is in the parcel by now: two people see each other's work, and pack nothing twice.

create table packings (
  order_id uuid primary key references orders on delete cascade,
  -- A parcel is one person's work; whoever packs the next one need not ask.
  parcel_number integer not null check (parcel_number > 0),
  staff_id bigint not null references staff,
  staff_name text not null,
  since timestamptz not null
);

create table packing_scans (
  -- Chosen by the phone: a scan that it sends again is one.
  id uuid primary key,
  order_id uuid not null,
  position integer not null,
  -- The parcel that it is packed into. When that one is sent, what is scanned next goes into another.
  parcel_number integer not null check (parcel_number > 0),
  -- Negative: taken out again.
  quantity integer not null check (quantity <> 0),
  staff_id bigint not null references staff,
  staff_name text not null,
  -- By the phone's clock: it may have had no connection.
  scanned_at timestamptz not null,
  recorded_at timestamptz not null,
  foreign key (order_id, position) references order_lines on delete cascade
);
create index packing_scans_order on packing_scans (order_id, parcel_number);
