-- Who agreed to get the newsletter, and in which words: each row is one consent, from the form to the end of it. Whoever
-- comes back after unsubscribing agrees anew; the earlier row stays as proof of what was sent until then. No network
-- address is kept: the answered e-mail is the proof.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  -- In small letters.
  email text not null check (email = lower(email) and email <> ''),
  locale text not null,
  requested_at timestamptz not null,
  -- Path of the page with the form.
  page text not null,
  -- What the person agreed to, as it stood there.
  wording text not null,
  -- In the links of the e-mails, also of those that are sent from elsewhere.
  token text not null unique,
  -- Null: the e-mail has not been answered, and nothing is sent.
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- By whom: the person, or staff.
  unsubscribed_by text check (unsubscribed_by in ('subscriber', 'staff')),
  constraint newsletter_unsubscribed check ((unsubscribed_at is null) = (unsubscribed_by is null)),
  -- What was never confirmed is deleted instead.
  constraint newsletter_confirmed check (unsubscribed_at is null or confirmed_at is not null)
);
create unique index newsletter_subscriptions_current on newsletter_subscriptions (email) where unsubscribed_at is null;
-- Of those who were here more than once, the latest is listed.
create index newsletter_subscriptions_latest on newsletter_subscriptions (email, id);

create function note_subscriptions() returns trigger language plpgsql as $$
begin
  perform note_office_changes('subscription', array['*']);
  return null;
end $$;
create trigger newsletter_subscriptions_live after insert or update or delete on newsletter_subscriptions
  for each statement execute function note_subscriptions();

-- The one reminder of a cart whose shopper asked for it at the checkout. To whom it goes stands in the cart alone.
create table cart_reminders (
  cart_id uuid primary key references carts on delete cascade,
  -- Brings the goods back.
  token text not null unique,
  queued_at timestamptz not null,
  -- Null: not yet, or there was nothing to remind of any more.
  sent_at timestamptz
);

-- Who does not want to be reminded ever again: SHA-256 of the e-mail address, which is kept nowhere for it.
create table cart_reminder_refusals (
  subject bytea primary key,
  refused_at timestamptz not null
);

-- The round looks for carts that have not changed for some hours.
create index carts_to_remind on carts (updated_at) where checkout_draft ->> 'remindIn' <> '' and closed_at is null;
