-- A refund that named no return left the notice open, and with nothing left to give back nobody could close it. These are
-- answered: by the latest refund since the notice, at whose moment they close, so that they open again when it fails.
update returns r set status = 'refunded', closed_at = coalesce(
  (select max(f.created_at) from refunds f where f.order_id = r.order_id and f.created_at >= r.announced_at
    and f.status not in ('failed', 'canceled')), now())
from orders o where o.id = r.order_id and r.status in ('announced', 'received')
  and o.captured_minor > 0 and o.refunded_minor >= o.captured_minor;
