#compdef sitrep
# Completion of ./sitrep for zsh. To use it:  source <(./sitrep completion zsh)
# It was made from the commands and names of the day: make it anew after an update.

(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }

@NAMES@

# Adds the names in the list $1 that the scenario on the line has; fails if there is none.
_sitrep_own() {
  (( ${words[(I)*.(yaml|yml)]} )) || return 1
  local text
  text=$(SITREP_NO_BUILD=1 ${~words[1]} offer -- $1 ":$PREFIX" ${(Q)words[2,CURRENT-1]} 2>/dev/null </dev/null) || return 1
  local -a own=(${(f)text})
  compadd -S '' -- ${(M)own:#*[.=]}
  compadd -- ${own:#*[.=]}
  return 0
}

_sitrep() {
  local command=$words[2]
  if (( CURRENT == 2 )); then
    _sitrep_commands
  elif [[ $PREFIX == --*=* ]]; then
    local option=${PREFIX%%=*}
    compset -P '--*='
    _sitrep_values "$command:$option"
  elif ! _sitrep_values "$command:$words[CURRENT-1]"; then
    if [[ $PREFIX == -* ]]; then
      _sitrep_options $command
    else
      _sitrep_values "$command:"
    fi
  fi
}

compdef _sitrep sitrep ./sitrep
