import { expect, test } from 'vitest';
import { afterPress, watchPresses } from './after-press.ts';

/** A page on which events happen one after the other, and what was done on it. */
function openPage() {
  const page = new EventTarget();
  const done: string[] = [];
  const afterPress = watchPresses(page);
  return {
    done,
    leaveField: (note = 'note') => afterPress(() => void done.push(note)),
    happen: (type: string, details: object = {}) => {
      page.dispatchEvent(Object.assign(new Event(type), details));
      done.push(type);
    },
    /** Until the tasks that are due have run. */
    settled: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))),
  };
}

test('without a press it happens at once', () => {
  const { leaveField, done } = openPage();
  leaveField();
  expect(done).toEqual(['note']);
});

test('without a page, while a screen is prerendered, it happens at once', () => {
  const done: string[] = [];
  afterPress(() => void done.push('note'));
  expect(done).toEqual(['note']);
});

test('during a press it happens after the click', async () => {
  const { leaveField, happen, done, settled } = openPage();
  happen('mousedown');
  leaveField();
  await settled();
  happen('mouseup');
  happen('click');
  expect(done).toEqual(['mousedown', 'mouseup', 'click']);
  await settled();
  leaveField('later');
  expect(done).toEqual(['mousedown', 'mouseup', 'click', 'note', 'later']);
});

test.each([
  ['dragend', {}],
  ['pointercancel', {}],
  ['keydown', {}],
  ['pointermove', { buttons: 0 }],
])('a press that makes no click ends with %s', async (type, details) => {
  const { leaveField, happen, done, settled } = openPage();
  happen('mousedown');
  leaveField();
  happen('pointermove', { buttons: 1 });
  await settled();
  expect(done).not.toContain('note');
  happen(type, details);
  await settled();
  expect(done.at(-1)).toBe('note');
});

test('a press that comes right after another one waits for its own click', async () => {
  const { leaveField, happen, done, settled } = openPage();
  happen('mousedown');
  leaveField('first');
  happen('mouseup');
  happen('mousedown');
  leaveField('second');
  await settled();
  expect(done.at(-1)).toBe('first');
  happen('mouseup');
  await settled();
  expect(done.at(-1)).toBe('second');
});
