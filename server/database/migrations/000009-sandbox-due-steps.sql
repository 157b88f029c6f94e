-- What the sandbox does by itself later: a bank's answer to a debit, a BLIK approval, a refund that arrives, a dispute.
-- One row per step that is still to come; it is deleted in the transaction that takes the step, so a restart loses none.
create table sandbox.due_steps (
  object_id text not null references sandbox.objects on delete cascade,
  step text not null check (step in ('settle_intent', 'settle_refund', 'open_dispute')),
  due_at timestamptz not null,
  primary key (object_id, step)
);
create index due_steps_due on sandbox.due_steps (due_at);
