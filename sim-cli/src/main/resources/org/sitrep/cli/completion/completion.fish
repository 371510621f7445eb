# Completion of ./sitrep for fish. To use it:  ./sitrep completion fish | source
# It was made from the commands and names of the day: make it anew after an update.

# Lists the words $argv[3..] for what is typed, or those of the scenario on the line in the list $argv[2]; with
# $argv[1] = many also behind a comma.
function __sitrep_offer
  set -l typed (commandline -ct | string replace -r '^--[a-z-]+=' '')
  set -l before ''
  if test $argv[1] = many
    set before (string match -r '^.*,' -- $typed)
    set typed (string replace -r '^.*,' '' -- $typed)
  end
  set -l words (commandline -opc)
  set -l offered $argv[3..-1]
  if test $argv[2] != none; and string match -qr '\.ya?ml$' -- $words[2..-1]
    if set -l own (env SITREP_NO_BUILD=1 $words[1] offer -- $argv[2] ":$typed" $words[2..-1] 2>/dev/null </dev/null)
      set offered $own
    end
  end
  for word in $offered
    echo "$before$word"
  end
end

# Lists folders, and files that end in one of $argv; all of them for "any".
function __sitrep_files
  set -l typed (commandline -ct | string replace -r '^--[a-z-]+=' '')
  for file in $typed*
    if test -d $file
      echo $file/
    else if test $argv[1] = any; or contains (string replace -r '^.*\.' '' $file) $argv
      echo $file
    end
  end
end

function __sitrep_command
  set -l words (commandline -opc)
  test (count $words) -ge 2; and test $words[2] = $argv[1]
end

complete -c sitrep -f
complete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -l help -s h -d 'Show this help'
complete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -l version -s V -d 'Show the version'
@NAMES@
