-- An action of staff that throws is tried some few times and then set aside, so that its order can be worked on.
alter table order_actions add column failures integer not null default 0 check (failures >= 0);

-- What was asked for before it was said apart whether lines are taken off the order: then a refund of them took them off.
update order_actions set input = jsonb_set(input, '{lines}', (
  select coalesce(jsonb_agg(line || '{"isCancelled": true}'), '[]') from jsonb_array_elements(input->'lines') as line))
where kind = 'refund' and status in ('waiting', 'running') and jsonb_typeof(input->'lines') = 'array';
