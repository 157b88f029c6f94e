// Other software rewrites texts: a browser that translates takes a text node of React's out and puts an element of its own
// there. React goes on to write into the node that it knows, which nobody sees any more, and to look for it where it is
// not: the old price would stay, or the page would fail. So what stands for a text is remembered. When React changes the
// text, it comes back in its place (and is translated again); when React takes it out, what stands for it goes.

const standIns = new WeakMap<Node, ChildNode>();
const { insertBefore, removeChild } = Node.prototype;
const observer = new MutationObserver(follow);

observer.observe(document.body, { childList: true, characterData: true, subtree: true });

Node.prototype.removeChild = function <T extends Node>(child: T): T {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  standInOf(child).remove();
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
  let place = before && before.parentNode !== this ? standInOf(before) : before;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, node, place) as T;
};

function standInOf(node: Node): ChildNode {
  follow(observer.takeRecords());
  return standIns.get(node) ?? (node as ChildNode);
}

function follow(records: MutationRecord[]): void {
  const added = new Set<Node | null>();
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData' && !target.parentNode) standIns.get(target)?.replaceWith(target as Text);
    for (const node of addedNodes) {
      added.add(node);
      // Shown again by whoever took it out, or put elsewhere by React.
      const standIn = standIns.get(node);
      if (standIns.delete(node) && !standIn?.contains(node)) standIn?.remove();
    }
    for (const node of removedNodes) {
      if (node.parentNode || !(node instanceof Text)) continue;
      const standIn = [addedNodes[0] ?? null, nextSibling, previousSibling].find((other) => added.delete(other));
      if (!standIn) continue;
      standIns.set(node, standIn as ChildNode);
      observer.observe(node, { characterData: true });
    }
  }
}
