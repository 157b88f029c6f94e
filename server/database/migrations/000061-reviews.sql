-- Reviews: by those alone who bought, through the link that comes after the delivery; see decision 49.
create table reviews (
  -- By which people name it.
  id bigint generated always as identity primary key,
  product_id uuid not null references products on delete cascade,
  -- Null once the buyer was erased, and in the demo: then nothing leads from the review to a person.
  order_id uuid references orders on delete cascade,
  -- The language that it is written in.
  locale text not null,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (length(text) <= 2000),
  -- Empty: nobody's.
  shown_name text not null check (length(shown_name) <= 40),
  -- waiting: nobody has looked at it yet, and its author may change it.
  state text not null default 'waiting' check (state in ('waiting', 'published', 'rejected')),
  -- Those of src/reviews/rejection-reasons.ts: that it is a bad one is none of them.
  rejected_for text check (rejected_for in
    ('unlawful', 'personal_data', 'advertising', 'not_about_product', 'not_genuine')),
  -- What the shop answers in public; empty: nothing.
  reply text not null default '' check (length(reply) <= 1000),
  -- When its author wrote or last changed it.
  written_at timestamptz not null,
  decided_at timestamptz,
  constraint reviews_one_for_each_product unique (order_id, product_id),
  constraint reviews_decision check ((state = 'waiting') = (decided_at is null)),
  constraint reviews_reason check ((state = 'rejected') = (rejected_for is not null))
);
create index reviews_shown on reviews (product_id, written_at desc, id desc) where state = 'published';
create index reviews_waiting on reviews (id) where state = 'waiting';

-- Who wants no e-mail that asks for a review, by the SHA-256 of the address: it holds after an erasure, too.
create table review_objections (
  hash bytea primary key,
  at timestamptz not null
);

-- Whose parcels arrived some days ago.
create index parcels_delivered on parcels (delivered_at) where delivered_at is not null;

-- A product's page shows its published reviews.
create function note_review() returns trigger language plpgsql as $$
declare
  product uuid := coalesce(new.product_id, old.product_id);
begin
  if 'published' in (coalesce(old.state, ''), coalesce(new.state, '')) then
    perform note_changes(array[product], 'shown');
    perform notify_products(array[product]);
  end if;
  perform note_office_changes('review', array[coalesce(new.id, old.id)::text]);
  return null;
end $$;
create trigger reviews_noticed after insert or update or delete on reviews for each row execute function note_review();
