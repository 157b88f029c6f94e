-- What 000045 made before anything used it: nobody follows changes of orders yet, and refunds are of an amount alone.
drop trigger order_events_for_office on order_events;
drop trigger order_notes_for_office on order_notes;
drop trigger sent_mails_for_office on sent_mails;
drop trigger order_actions_for_office on order_actions;
drop trigger returns_for_office on returns;
drop function note_order_event();
drop function note_order_part();
drop function note_return();
drop function note_office_change(uuid, text);
drop table office_changes;
drop table refund_lines;
alter table refunds drop column shipping_minor;
