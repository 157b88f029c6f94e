-- Every screen of the office shows which actions of staff wait: it is told when one is asked for, undone, begun or over.
create function note_changed_actions() returns trigger language plpgsql as $$
begin
  perform note_office_changes('action', array['*']);
  return null;
end $$;
create trigger order_actions_live_asked after insert on order_actions
  for each statement execute function note_changed_actions();
create trigger order_actions_live_changed after update on order_actions
  for each statement execute function note_changed_actions();
