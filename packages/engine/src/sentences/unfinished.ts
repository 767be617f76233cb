/** Behind these something is still to come: "an increase over | the prior year". */
export const unfinished = new Set(
  'of to in for from with by on at over under into than as about between through per the a an our its their your my this these those no and or'.split(
    ' ',
  ),
);
