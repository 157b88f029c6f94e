// What was begun together ends in any order. It is handed on in the order in which it was begun: what comes early waits for
// what was begun before it, until that has come or is given up.

export type InOrder<Value> = {
  expect(id: number): void;
  come(id: number, value: Value): void;
  giveUp(id: number): void;
};

export function inOrder<Value>(handOn: (id: number, value: Value) => void): InOrder<Value> {
  let expected: { id: number; come?: { value: Value } }[] = [];

  function handOnWhatIsFirst(): void {
    for (let [first] = expected; first?.come; [first] = expected) {
      expected = expected.slice(1);
      handOn(first.id, first.come.value);
    }
  }

  return {
    expect(id) {
      expected = [...expected, { id }];
    },
    come(id, value) {
      expected = expected.map((each) => (each.id === id ? { id, come: { value } } : each));
      handOnWhatIsFirst();
    },
    giveUp(id) {
      expected = expected.filter((each) => each.id !== id);
      handOnWhatIsFirst();
    },
  };
}
