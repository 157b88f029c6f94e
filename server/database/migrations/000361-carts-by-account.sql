-- An account that leaves finds its carts: few of them have one:
-- about 1 s for each million rows of carts.
create index carts_draft_account on carts (draft_account_id) where draft_account_id is not null;
