-- A draft that goes on sale by itself. Whatever publishes or archives it before has done with the moment.
alter table products add column publish_at timestamptz;
create index products_publish_at on products (publish_at) where publish_at is not null and status = 'draft';

create function forget_publish_at() returns trigger language plpgsql as $$
begin
  new.publish_at := null;
  return new;
end $$;
create trigger products_publish_at_over before update of status on products for each row
  when (new.status <> 'draft' and new.publish_at is not null) execute function forget_publish_at();
