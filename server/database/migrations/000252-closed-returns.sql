-- closed: no money was due, so none has moved.
alter table returns drop constraint returns_status_check;
alter table returns
  add constraint returns_status_check check (status in ('announced', 'received', 'refunded', 'refused', 'closed')),
  -- Why no money was due: src/returns/no-money-due.ts.
  add column closed_because text,
  add constraint returns_closed_because check (closed_because in ('nothing_paid', 'all_refunded')),
  add constraint returns_closed check ((status = 'closed') = (closed_because is not null));
