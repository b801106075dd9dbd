import { describe, expect, it } from 'vitest';
import { createClock } from './clock';

const minute = 60_000;

function device() {
  const reading = { monotonic: 500, wall: 1_700_000_000_000 };
  const clock = createClock(() => ({ ...reading }));
  const start = clock.now();
  return {
    clock,
    elapsed: () => clock.now() - start,
    /** Time passes while the device is awake. */
    stayAwake(milliseconds: number) {
      reading.monotonic += milliseconds;
      reading.wall += milliseconds;
    },
    /** Time passes while the monotonic clock is stopped. */
    sleep(milliseconds: number) {
      reading.wall += milliseconds;
    },
    /** The wall clock is changed. */
    set(milliseconds: number) {
      reading.wall += milliseconds;
    },
  };
}

describe('the clock of a quiz', () => {
  it('continues while the tab is hidden', () => {
    const { clock, elapsed, stayAwake } = device();
    clock.hide();
    stayAwake(7 * minute);
    expect(elapsed()).toBe(7 * minute);
    clock.show();
    expect(elapsed()).toBe(7 * minute);
  });

  it('counts the time that the device slept', () => {
    const { clock, elapsed, stayAwake, sleep } = device();
    stayAwake(minute);
    clock.hide();
    stayAwake(1000);
    sleep(20 * minute);
    clock.show();
    expect(elapsed()).toBe(21 * minute + 1000);
    stayAwake(minute);
    expect(elapsed()).toBe(22 * minute + 1000);
  });

  it('counts each sleep once', () => {
    const { clock, elapsed, sleep } = device();
    for (let night = 0; night < 2; night++) {
      clock.hide();
      clock.hide();
      sleep(minute);
      clock.show();
      clock.show();
    }
    expect(elapsed()).toBe(2 * minute);
  });

  it.each([60 * minute, -60 * minute])('ignores a clock changed by %d ms', (by) => {
    const { elapsed, stayAwake, set } = device();
    stayAwake(minute);
    set(by);
    stayAwake(minute);
    expect(elapsed()).toBe(2 * minute);
  });

  it('never goes back, and ignores corrections by a time server', () => {
    const { clock, elapsed, stayAwake, set } = device();
    stayAwake(minute);
    for (const by of [-60 * minute, 1500]) {
      clock.hide();
      set(by);
      clock.show();
      expect(elapsed()).toBe(minute);
    }
  });
});
