-- What assistants asked of the shop, by the day of the company and the domain of their platform, and nothing of people: their
-- carts are deleted after a day, and the merchant wants to know longer. An assistant that names no platform has an empty domain.
create table assistant_steps (
  day text not null,
  platform text not null check (char_length(platform) <= 253),
  step text not null check (step in ('asked', 'cart', 'handed_over')),
  reached integer not null check (reached > 0),
  primary key (day, platform, step)
);

-- What they looked for and the shop has not, by the same rules as what shoppers look for: server/searches/counted-words.ts.
create table assistant_searches (
  day text not null,
  locale text not null,
  words text not null check (char_length(words) <= 60),
  asked integer not null check (asked > 0),
  primary key (day, locale, words)
);

-- Why they were refused, the last ones.
create table assistant_refusals (
  platform text not null check (char_length(platform) <= 253),
  code text not null check (char_length(code) <= 60),
  refused integer not null check (refused > 0),
  last_at timestamptz not null,
  primary key (platform, code)
);
create index assistant_refusals_last on assistant_refusals (last_at);

-- Orders are narrowed to those that assistants led to, and to those of a platform.
create index assistant_orders_platform on assistant_orders (platform, order_id);

-- A bank may return a refund that had succeeded: platforms are told of that, too.
drop trigger order_events_for_assistants on order_events;
create trigger order_events_for_assistants after insert on order_events for each row
  when (new.type in ('OrderPlaced', 'PaymentSucceeded', 'OrderCancelled', 'ParcelSent', 'ParcelDelivered', 'RefundSucceeded',
    'RefundFailed'))
  execute function tell_assistants_of_event();
