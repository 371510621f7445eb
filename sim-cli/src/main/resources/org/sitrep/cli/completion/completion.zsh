#compdef sitrep
# Completion of ./sitrep for zsh. To use it:  source <(./sitrep completion zsh)
# It was made from the commands and names of the day: make it anew after an update.

(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }

@NAMES@

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
