-- What was typed into the checkout by somebody who was signed in belongs to that account, and goes with it. It names an account
-- without referring to it: a draft whose account is gone is nobody's.
alter table carts add column draft_account_id uuid;
