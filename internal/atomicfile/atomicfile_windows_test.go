package atomicfile

const hasExchange = false
