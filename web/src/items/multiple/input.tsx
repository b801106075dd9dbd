import { useId } from 'react';
import type { Letter } from '../../bank/bundle';
import type { MultipleItem } from '../../bank/item';
import { letterOf } from '../../bank/letters';
import { CheckRow, useCheck } from '../check-row';
import type { InputProps } from '../item-type';
import { OptionRow } from '../option-row';
import { markOf, multiple, toggled } from '.';

/** The options as checkboxes. */
export default function MultipleInput(props: InputProps<MultipleItem, readonly Letter[]>) {
  const { question, response, revealed, locked, onRespond, onCheck } = props;
  const name = useId();
  const check = useCheck(multiple.problem(question, response), onCheck);
  return (
    <>
      {question.options.map((text, index) => {
        const letter = letterOf(index);
        const checked = response?.includes(letter) ?? false;
        return (
          <OptionRow
            key={letter}
            type="checkbox"
            name={name}
            letter={letter}
            text={text}
            checked={checked}
            mark={revealed ? markOf(question.answer.includes(letter), checked) : null}
            locked={locked}
            onChoose={() => onRespond(toggled(response, letter))}
            onEnter={check.run}
          />
        );
      })}
      <CheckRow {...check} />
    </>
  );
}
