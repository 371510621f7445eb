@echo off
rem Starts an installed Sitrep on Windows: with the jre beside bin, else the JDK or JRE of JAVA_HOME, else the java on the PATH; 17 or later.
rem SITREP_JAVA_OPTS holds options for the JVM, e.g. -Xmx256m.
setlocal
for %%d in ("%~dp0..") do set "sitrep_home=%%~fd"
set "sitrep_java=%sitrep_home%\jre\bin\java.exe"
if exist "%sitrep_java%" goto known
if defined JAVA_HOME (
  set "sitrep_java=%JAVA_HOME%\bin\java.exe"
) else (
  set "sitrep_java="
  for %%j in (java.exe) do set "sitrep_java=%%~$PATH:j"
)
if not defined sitrep_java (
  echo sitrep: there is no java on the PATH; install a JDK or JRE 17 or later, or set JAVA_HOME to one 1>&2
  exit /b 1
)
if not exist "%sitrep_java%" (
  echo sitrep: JAVA_HOME is %JAVA_HOME%, which has no bin\java.exe; set it to a JDK or JRE 17 or later 1>&2
  exit /b 1
)
:known
rem The file "release" of a JDK states its version; a java without one is taken as it is.
set "sitrep_version=17"
for %%d in ("%sitrep_java%\..\..\release") do if exist "%%~fd" (
  for /f "usebackq tokens=2 delims==. " %%v in (`findstr /b "JAVA_VERSION=" "%%~fd"`) do set "sitrep_version=%%~v"
)
set "sitrep_version=%sitrep_version:"=%"
if %sitrep_version% LSS 17 (
  echo sitrep: %sitrep_java% is version %sitrep_version%; Sitrep needs 17 or later: set JAVA_HOME to one 1>&2
  exit /b 1
)
set "sitrep_options="
if %sitrep_version% GEQ 23 set "sitrep_options=--sun-misc-unsafe-memory-access=allow"
set /p sitrep_commit=<"%sitrep_home%\lib\commit"
"%sitrep_java%" %sitrep_options% "@%sitrep_home%\lib\java-options" "-Dsitrep.home=%sitrep_home%" -Dsitrep.program=sitrep "-Dsitrep.commit=%sitrep_commit%" %SITREP_JAVA_OPTS% -jar "%sitrep_home%\lib\sitrep-cli.jar" %*
