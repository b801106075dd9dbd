import { useId } from 'react';
import type { Letter } from '../../bank/bundle';
import type { SingleItem } from '../../bank/item';
import { letterOf } from '../../bank/letters';
import type { InputProps } from '../item-type';
import { type OptionMark, OptionRow } from '../option-row';

/** The options as radio buttons. */
export function SingleInput(props: InputProps<SingleItem, Letter>) {
  const { question, response, revealed, locked, onRespond } = props;
  const name = useId();
  const markOf = (letter: Letter): OptionMark | null => {
    if (!revealed) return null;
    if (letter === question.answer) return letter === response ? 'right' : 'key';
    return letter === response ? 'wrong' : null;
  };
  return question.options.map((text, index) => {
    const letter = letterOf(index);
    const choose = () => onRespond(letter);
    return (
      <OptionRow
        key={letter}
        type="radio"
        name={name}
        letter={letter}
        text={text}
        checked={response === letter}
        mark={markOf(letter)}
        locked={locked}
        onChoose={choose}
        onEnter={choose}
      />
    );
  });
}
