import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test of a file may wait a long time for the code of its page to be transformed.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);

// jsdom has no modal dialogs, scrolling, media queries or pointer capture. These substitutes do
// what the tests need.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollBy ??= () => {};
window.scrollTo = () => {};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
