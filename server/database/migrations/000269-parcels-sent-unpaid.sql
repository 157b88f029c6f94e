-- Whether the goods were sent before they were paid: then the order is sold by sending it. Most orders are paid first, and what
-- was sold in a period is found without looking at their parcels.
alter table parcels add column sent_unpaid boolean not null default false;
update parcels set sent_unpaid = true from orders o
  where o.id = parcels.order_id and (o.paid_at is null or o.paid_at > parcels.sent_at);

create function note_sent_unpaid() returns trigger language plpgsql as $$
begin
  select o.paid_at is null or o.paid_at > new.sent_at into new.sent_unpaid from orders o where o.id = new.order_id;
  return new;
end $$;
create trigger parcels_sent_unpaid before insert on parcels for each row execute function note_sent_unpaid();

create index parcels_by_unpaid_sending on parcels (sent_at) include (order_id) where sent_unpaid and cancelled_at is null;
create index parcels_of_unpaid on parcels (order_id, sent_at) where sent_unpaid and cancelled_at is null;
