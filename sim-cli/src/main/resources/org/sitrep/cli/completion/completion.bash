# Completion of ./sitrep for bash. To use it:  source <(./sitrep completion bash)
# It was made from the commands and names of the day: make it anew after an update.
@NAMES@

# Prints the names in the list $1 that the word $2 may become in the scenario on the line; fails if there is none.
__sitrep_own() {
  case " ${words[*]:2} " in *.yaml[[:space:]]* | *.yml[[:space:]]*) ;; *) return 1 ;; esac
  SITREP_NO_BUILD=1 "${words[0]/#\~/$HOME}" offer -- "$1" ":$2" "${words[@]:1:${#words[@]}-2}" 2>/dev/null </dev/null
}

# Adds the candidates $1, or those of the scenario on the line in the list $5, and files that end in one of $2, for the
# word $3; with $4 = many also behind a comma.
__sitrep_offer() {
  local candidate file own piece=$3 before= IFS=$' \t\n'
  if [ "$4" = many ]; then
    case $piece in *,*) before=${piece%,*}, piece=${piece##*,} ;; esac
  fi
  if [ -z "$5" ] || ! own=$(__sitrep_own "$5" "$piece"); then
    own=$1
  fi
  for candidate in $own; do
    case $candidate in
      "$piece"*[.=]) COMPREPLY+=("$before$candidate") ;;
      "$piece"*) COMPREPLY+=("$before$candidate ") ;;
    esac
  done
  [ -n "$2" ] || return 0
  while IFS= read -r file; do
    if [ -d "$file" ]; then
      COMPREPLY+=("$before$file/")
    else
      for candidate in $2; do
        if [ "$candidate" = any ] || [ "${file##*.}" = "$candidate" ]; then
          COMPREPLY+=("$before$file ")
        fi
      done
    fi
  done < <(compgen -f -- "$piece")
}

_sitrep() {
  local line=${COMP_LINE:0:COMP_POINT} words command= current previous kind prefix i
  read -r -a words <<<"$line"
  case $line in *[[:space:]]) words+=("") ;; esac
  current=${words[${#words[@]}-1]}
  previous=${words[${#words[@]}-2]}
  COMPREPLY=()
  compopt -o nospace 2>/dev/null
  if [ ${#words[@]} -le 2 ]; then
    __sitrep_offer "$__sitrep_commands --help --version" "" "$current" one ""
  else
    command=${words[1]}
    prefix=
    case $current in
      --*=*) previous=${current%%=*} prefix=$previous= current=${current#*=} ;;
    esac
    kind=$(__sitrep_takes "$command" "$previous")
    if [ -n "$kind" ]; then
      __sitrep_values "$kind" "$current"
    else
      case $current in
        -*) __sitrep_offer "$(__sitrep_options "$command")" "" "$current" one "" ;;
        *) __sitrep_values "$(__sitrep_takes "$command" "")" "$current" ;;
      esac
    fi
    for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=$prefix${COMPREPLY[i]}; done
    current=$prefix$current
  fi
  # What bash takes for a word of its own before the last = or : stands there already.
  local typed=${current%"${current##*[=:]}"}
  if [ -n "$typed" ]; then
    case $COMP_WORDBREAKS in
      *[=:]*) for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$typed"}; done ;;
    esac
  fi
}
complete -F _sitrep sitrep ./sitrep
